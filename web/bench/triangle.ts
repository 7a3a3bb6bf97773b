// The page beside which the room's first frame is measured: three.js, and one triangle.
import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';

const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(window.innerWidth, window.innerHeight);
document.body.append(renderer.domElement);
const geometry = new BufferGeometry();
geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, 0, 1, 0]), 3));
const scene = new Scene();
scene.add(new Mesh(geometry, new MeshBasicMaterial({ color: 0x2f6b5c })));
const camera = new PerspectiveCamera(50, window.innerWidth / window.innerHeight);
camera.position.z = 3;
renderer.render(scene, camera);
