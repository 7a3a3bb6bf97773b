// Unpacks one HEIC picture into RGB, and ends: the memory that the decoder took is given back with the thread.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

const { source } = workerData;
const context = libheif.heif_context_alloc();
const read = libheif.heif_context_read_from_memory(context, typeof source === 'string' ? readFileSync(source) : source);
if (read.code !== libheif.heif_error_code.heif_error_Ok) throw new Error(read.message);
const handle = libheif.heif_js_context_get_primary_image_handle(context);
if (!handle || handle.code) throw new Error('no picture');
const decoded = await libheif.heif_js_decode_image2(
  handle,
  libheif.heif_colorspace.heif_colorspace_RGB,
  libheif.heif_chroma.heif_chroma_interleaved_RGB,
);
const plane = decoded?.channels?.find(({ id }) => id === libheif.heif_channel.heif_channel_interleaved);
if (!plane) throw new Error('not decoded');
const { width, height, stride, data } = plane;
const rgb = new Uint8Array(width * height * 3);
for (let row = 0; row < height; row++) rgb.set(data.subarray(row * stride, row * stride + width * 3), row * width * 3);
parentPort.postMessage({ width, height, data: rgb }, [rgb.buffer]);
