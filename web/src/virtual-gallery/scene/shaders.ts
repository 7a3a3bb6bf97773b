import { GLSL3, RawShaderMaterial } from 'three';

export const shaderMaterial = (
  vertexShader: string,
  fragmentShader: string,
  uniforms: RawShaderMaterial['uniforms'],
): RawShaderMaterial => new RawShaderMaterial({ glslVersion: GLSL3, vertexShader, fragmentShader, uniforms });

/** All shading is a product of baked display values, so nothing here needs lights or powers. */
const HEAD = 'precision highp float;\n';
const VERTEX = `${HEAD}
uniform mat4 modelViewMatrix, projectionMatrix;
in vec3 position;
vec4 projected() {
  return projectionMatrix * (modelViewMatrix * vec4(position, 1.0));
}`;
const DITHER = `
float dither() {
  return (fract(dot(gl_FragCoord.xy, vec2(0.7548777, 0.5698403))) - 0.5) / 255.0;
}`;
const TILE_RANGE = '1.9921875';

export const shellVertex = `${VERTEX}
in vec2 uv, uv1;
out vec2 lightUv;
#ifdef TILE
out vec2 tileUv;
#endif
void main() {
  lightUv = uv;
#ifdef TILE
  tileUv = uv1;
#endif
  gl_Position = projected();
}`;

export const shellFragment = `${HEAD}${DITHER}
uniform sampler2D light, tile;
in vec2 lightUv;
#ifdef TILE
in vec2 tileUv;
#endif
out vec4 colour;
void main() {
  vec3 seen = texture(light, lightUv).rgb;
#ifdef TILE
  seen *= texture(tile, tileUv).rgb * ${TILE_RANGE};
#endif
  colour = vec4(seen + dither(), 1.0);
}`;

export const floorVertex = `${VERTEX}
out vec2 place;
void main() {
  place = position.xz;
  gl_Position = projected();
}`;

/** The eye's ray is sent back at the floor and followed to the box around it; what it meets there is one look-up. */
export const floorFragment = `${HEAD}${DITHER}
uniform sampler2D light, tile;
uniform samplerCube mirror;
uniform vec4 lightPlace;
uniform vec2 tilePlace;
uniform vec3 cameraPosition, extent, gloss, goal;
#ifdef BENCH
uniform vec3 seatMin, seatMax, legMin[2], legMax[2], seatColour, legColour;
float meet(vec3 from, vec3 per, vec3 low, vec3 high) {
  vec3 a = (low - from) * per, b = (high - from) * per;
  vec3 lo = min(a, b), hi = max(a, b);
  float near = max(max(lo.x, lo.y), lo.z), far = min(min(hi.x, hi.y), hi.z);
  return near < far && far > 0.0 ? max(near, 0.0) : 1e9;
}
vec3 withBench(vec3 seen, vec3 from, vec3 ray, vec3 per, float way) {
  float seat = meet(from, per, seatMin, seatMax);
  float leg = min(meet(from, per, legMin[0], legMax[0]), meet(from, per, legMin[1], legMax[1]));
  if (leg < min(seat, way)) return legColour;
  if (seat >= way) return seen;
  vec2 at = from.xz + ray.xz * seat;
  bool side = any(lessThan(at, seatMin.xz + 1e-3)) || any(greaterThan(at, seatMax.xz - 1e-3));
  return seatColour * (side ? 1.0 : 0.35);
}
#endif
in vec2 place;
out vec4 colour;
void main() {
  vec3 wood = texture(tile, place * tilePlace).rgb * ${TILE_RANGE};
  vec3 seen = texture(light, place * lightPlace.xy + lightPlace.zw).rgb * wood;
  vec3 from = vec3(place.x, 0.0, place.y);
  vec3 ray = normalize(from - cameraPosition);
  float graze = 1.0 + ray.y;
  float g2 = graze * graze;
  float share = gloss.x + (gloss.y - gloss.x) * g2 * g2 * graze;
  ray.y = -ray.y;
  vec3 per = 1.0 / (ray + 1e-6);
  vec2 side = abs(extent.xz * per.xz) - place * per.xz;
  float way = min(min(side.x, side.y), extent.y * per.y);
  vec3 hit = from + ray * way;
  vec3 there = textureLod(mirror, vec3(hit.x, 2.0 * hit.y - extent.y, hit.z) / extent, gloss.z * log2(1.0 + way)).rgb;
#ifdef BENCH
  vec2 off = place - 0.5 * (seatMin.xz + seatMax.xz);
  if (dot(off, off) < 10.0) there = withBench(there, from, ray, per, way);
#endif
  seen += (there - seen * 0.9) * (share * (0.55 + 0.45 * wood.g));
  if (goal.z > 0.0) {
    float d = distance(place, goal.xy);
    float ring = smoothstep(0.03, 0.012, abs(d - 0.19)) + 0.25 * smoothstep(0.19, 0.17, d);
    seen = mix(seen, vec3(1.0), ring * goal.z * 0.7);
  }
  colour = vec4(seen + dither(), 1.0);
}`;

export const furnitureVertex = `${VERTEX}
in vec2 uv;
in vec4 color;
out vec2 tileUv;
out vec4 tint;
void main() {
  tileUv = uv * 1.25;
  tint = color;
  gl_Position = projected();
}`;

export const furnitureFragment = `${HEAD}${DITHER}
uniform sampler2D grain;
in vec2 tileUv;
in vec4 tint;
out vec4 colour;
void main() {
  vec3 seen = tint.rgb;
  if (tint.a > 0.0) seen *= mix(1.0, texture(grain, tileUv).g * ${TILE_RANGE}, tint.a);
  colour = vec4(seen + dither(), 1.0);
}`;

export const pictureVertex = `${VERTEX}
in vec2 uv;
out vec2 at;
void main() {
  at = vec2(uv.x, 1.0 - uv.y);
  gl_Position = projected();
}`;

/** Pictures take no light: their colours reach the screen as they are. */
export const pictureFragment = `${HEAD}
uniform sampler2D picture, before;
uniform vec4 cell, cellBefore;
uniform float arrived;
uniform vec3 mat;
in vec2 at;
out vec4 colour;
void main() {
  vec4 now = texture(picture, at * cell.zw + cell.xy);
  now.rgb = mix(mat, now.rgb, now.a);
  if (arrived < 1.0) {
    vec4 old = texture(before, at * cellBefore.zw + cellBefore.xy);
    now.rgb = mix(mix(mat, old.rgb, old.a), now.rgb, arrived);
  }
  colour = vec4(now.rgb, 1.0);
}`;

export const flatFragment = `${HEAD}
uniform vec3 flatColour;
out vec4 colour;
void main() {
  colour = vec4(flatColour, 1.0);
}`;
