module.exports = require('@strapi/strapi').factories.createCoreController('api::artist.artist');
