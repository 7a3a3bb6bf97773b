module.exports = require('@strapi/strapi').factories.createCoreRouter('api::art-work.art-work');
