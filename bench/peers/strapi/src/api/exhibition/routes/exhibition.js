module.exports = require('@strapi/strapi').factories.createCoreRouter('api::exhibition.exhibition');
