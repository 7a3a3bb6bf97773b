module.exports = require('@strapi/strapi').factories.createCoreController('api::art-work.art-work');
