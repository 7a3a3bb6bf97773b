module.exports = () => ({
  'users-permissions': { config: { jwtSecret: 'bench-jwt-secret' } },
  upload: { config: { sizeLimit: 50 * 1024 * 1024 } },
});
