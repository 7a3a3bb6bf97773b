const { join } = require('node:path');

module.exports = ({ env }) => ({
  host: '127.0.0.1',
  port: env.int('PORT'),
  dirs: { public: join(env('BENCH_FOLDER'), 'public') },
  app: { keys: ['bench-key-one', 'bench-key-two'] },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
