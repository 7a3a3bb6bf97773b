/**
 * Crawlers, and names that crawlers go by, which gather what machines are trained on. They know no other sign than this file, and here no
 * artist can be told from another: as long as works are reserved unless their artist allows it, all of them are kept out. What only
 * looks something up for a person, or for a search engine, is not among them.
 */
const trainingCrawlers = [
  'AI2Bot',
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Diffbot',
  'FacebookBot',
  'GPTBot',
  'Google-Extended',
  'ICC-Crawler',
  'ImagesiftBot',
  'Meta-ExternalAgent',
  'PanguBot',
  'Timpibot',
  'VelenPublicWebCrawler',
  'Webzio-Extended',
  'anthropic-ai',
  'cohere-training-data-crawler',
  'img2dataset',
  'omgili',
];

export const robotsOfTraining = `# Works may be used for machine training only where their artist allows it: /.well-known/tdmrep.json
${trainingCrawlers.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /
`;
