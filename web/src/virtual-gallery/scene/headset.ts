import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { Group, Matrix4, Vector3 } from 'three';
import { viewpoint } from '../viewpoint.ts';
import { standable } from '../walk.ts';
import { pick } from './pick.ts';
import type { Stage } from './stage.ts';
import type { Walker } from './walker.ts';

export interface HeadsetVisit {
  stage: Stage;
  room: Room;
  walker: Walker;
  entered: () => void;
  left: () => void;
  frame: (eye: Vector3) => void;
}

/** Steps into the room with a headset: point and press to go to a place on the floor or before a work, stick to turn. */
export async function enterHeadset(visit: HeadsetVisit): Promise<void> {
  const { stage, room, walker } = visit;
  const { renderer, scene, camera } = stage;
  const session = await navigator.xr?.requestSession('immersive-vr', { optionalFeatures: ['local-floor'] });
  if (!session) return;
  const rig = new Group();
  const stand = (x: number, z: number, yaw: number): void => {
    const spot = standable(room, { x, z });
    rig.position.set(spot.x, 0, spot.z);
    rig.rotation.y = yaw;
    rig.updateMatrixWorld(true);
  };
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType('local-floor');
  await renderer.xr.setSession(session);
  camera.clearViewOffset();
  camera.position.set(0, 0, 0);
  camera.rotation.set(0, 0, 0);
  rig.add(camera);
  scene.add(rig);
  scene.matrixWorldAutoUpdate = true;
  stand(walker.pose.x, walker.pose.z, walker.pose.yaw);
  visit.entered();

  session.addEventListener('select', (event) => {
    const space = renderer.xr.getReferenceSpace();
    const pose = space ? event.frame.getPose(event.inputSource.targetRaySpace, space) : null;
    if (!pose) return;
    const aim = new Matrix4().fromArray(pose.transform.matrix).premultiply(rig.matrixWorld);
    const from = new Vector3().setFromMatrixPosition(aim);
    const to = new Vector3(0, 0, -1).transformDirection(aim);
    const picked = pick(room, { from: [from.x, from.y, from.z], to: [to.x, to.y, to.z] });
    if (picked.kind === 'floor') stand(picked.spot.x, picked.spot.z, rig.rotation.y);
    const work = picked.kind === 'work' ? room.works.find((item) => item.id === picked.id) : undefined;
    if (!work) return;
    const view = viewpoint(room, work, { aspect: 1, fovY: 60 });
    stand(view.x, view.z, view.yaw);
  });

  let turned = false;
  const eye = new Vector3();
  renderer.setAnimationLoop(() => {
    const stick = [...session.inputSources]
      .map((source) => source.gamepad?.axes[2] ?? 0)
      .find((x) => Math.abs(x) > 0.6);
    if (stick !== undefined && !turned)
      stand(rig.position.x, rig.position.z, rig.rotation.y - (Math.sign(stick) * Math.PI) / 6);
    turned = stick !== undefined;
    visit.frame(eye.setFromMatrixPosition(renderer.xr.getCamera().matrixWorld));
    renderer.render(scene, camera);
  });

  session.addEventListener('end', () => {
    renderer.setAnimationLoop(null);
    renderer.xr.enabled = false;
    walker.jump({ ...walker.pose, x: rig.position.x, z: rig.position.z, yaw: rig.rotation.y, pitch: 0 });
    rig.remove(camera);
    scene.remove(rig);
    scene.matrixWorldAutoUpdate = false;
    visit.left();
  });
}
