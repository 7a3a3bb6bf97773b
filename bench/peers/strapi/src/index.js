const { fill } = require('./fill.js');

const open = {
  public: ['find', 'findOne'],
  authenticated: ['find', 'findOne', 'create'],
};
const types = ['art-work', 'artist', 'exhibition'];

async function permit(strapi) {
  for (const [type, actions] of Object.entries(open)) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
    const wanted = types.flatMap((name) => actions.map((action) => `api::${name}.${name}.${action}`));
    if (type === 'authenticated') wanted.push('plugin::upload.content-api.upload');
    for (const action of wanted)
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } });
    if (type === 'authenticated')
      await strapi.plugin('users-permissions').service('user').add({
        username: 'bench',
        email: 'bench@example.com',
        password: 'bench password',
        provider: 'local',
        confirmed: true,
        role: role.id,
      });
  }
}

module.exports = {
  async bootstrap({ strapi }) {
    if ((await strapi.db.query('api::artist.artist').count()) > 0) return;
    await permit(strapi);
    await strapi.db.connection.transaction((transaction) => fill(transaction, Number(process.env.BENCH_ARTWORKS)));
  },
};
