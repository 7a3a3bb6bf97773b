export const passwordLimit = 1024;
