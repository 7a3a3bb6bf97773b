module.exports = require('@strapi/strapi').factories.createCoreService('api::artist.artist');
