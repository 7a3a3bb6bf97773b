module.exports = require('@strapi/strapi').factories.createCoreRouter('api::artist.artist');
