import { seedDemoMall } from '@/lib/demo/seed'
import { testMall } from '../../fixtures/engine/test-mall'
import { type MallDoor, openMallDoor } from '../../fixtures/front/open-mall-door'
import { type Client, type ClientKind, openClient } from './open-client'
import { publicOrigin } from './reads'

/**
 * A demo mall behind its front door, for the clients of one test file.
 * @returns opens a client, once the mall stands
 */
export function clientMall(): { open: (kind: ClientKind) => Client } {
  const mall = testMall({ MALL_PUBLIC_URL: publicOrigin, MALL_PAY_TEST: '1' })
  let door: MallDoor
  beforeAll(async () => {
    await seedDemoMall(mall)
    door = await openMallDoor(mall)
  })
  afterAll(() => door.close())
  return { open: (kind) => openClient(door, kind) }
}
