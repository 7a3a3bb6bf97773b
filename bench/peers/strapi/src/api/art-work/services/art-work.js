module.exports = require('@strapi/strapi').factories.createCoreService('api::art-work.art-work');
