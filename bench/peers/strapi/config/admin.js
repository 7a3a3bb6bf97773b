module.exports = {
  auth: { secret: 'bench-admin-secret' },
  apiToken: { salt: 'bench-api-salt' },
  secrets: { encryptionKey: 'bench-encryption-key' },
  transfer: { token: { salt: 'bench-transfer-salt' } },
  serveAdminPanel: false,
  flags: { nps: false, promoteEE: false },
};
