module.exports = require('@strapi/strapi').factories.createCoreController('api::exhibition.exhibition');
