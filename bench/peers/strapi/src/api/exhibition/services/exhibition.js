module.exports = require('@strapi/strapi').factories.createCoreService('api::exhibition.exhibition');
