declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    /** Of what a typeface can do beside showing letters, this alone. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
