declare module 'gltf-validator' {
  interface Report {
    /** Severity 0 is an error, 1 a warning, the rest remarks. */
    issues: { messages: { code: string; message: string; severity: number; pointer?: string }[] };
  }
  const validator: { validateBytes: (bytes: Uint8Array) => Promise<Report> };
  export default validator;
}
