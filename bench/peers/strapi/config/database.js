const { join } = require('node:path');

module.exports = ({ env }) => ({
  connection: {
    client: 'sqlite',
    connection: { filename: join(env('BENCH_FOLDER'), 'strapi.db') },
    useNullAsDefault: true,
  },
});
