import { framesDuring, scriptDuring, untilShown } from './probe.ts'
import type { Side } from './sides.ts'

/** How many pointer moves a drag has. */
const moves = 60
/** The text that is dragged. */
const dragged = 3
/** Lets autosave, animations and the next frame pass. */
const rest = 400

interface Place {
  x: number
  y: number
}

/** Presses a text in the middle of its left part. */
async function press(side: Side, index = dragged): Promise<Place> {
  const item = side.item(index)
  await item.scrollIntoViewIfNeeded()
  const box = await item.boundingBox()
  if (!box) throw new Error('The text is not visible')
  const at = { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 }
  await side.page.mouse.move(at.x, at.y)
  await side.page.mouse.down()
  return at
}

/** The moves with which a drag begins, beyond the distance of a click. */
async function begin({ page }: Side, { x, y }: Place): Promise<void> {
  for (let step = 1; step <= 4; step++) await page.mouse.move(x, y + step * 4)
}

async function drop({ page }: Side): Promise<void> {
  await page.mouse.up()
  await page.waitForTimeout(rest)
}

/** The longest frame from the press to the first moves of a drag, in milliseconds. */
export async function worstStart(side: Side): Promise<number> {
  const { worst } = await framesDuring(side.page, async () => {
    await begin(side, await press(side))
    await side.page.waitForTimeout(rest)
  })
  await drop(side)
  return worst
}

/** Script of each pointer move of a drag, and what changes in the documents beside the layer of gestures. */
export async function scriptPerMove(side: Side): Promise<{ milliseconds: number; mutations: number }> {
  const at = await press(side)
  await begin(side, at)
  await side.page.waitForTimeout(rest)
  let script = 0
  const { mutations } = await framesDuring(side.page, async () => {
    script = await scriptDuring(side.page, async () => {
      for (let step = 0; step < moves; step++)
        await side.page.mouse.move(at.x + (step % 5), at.y + 16 + step * 2)
    })
  })
  await drop(side)
  return { milliseconds: script / moves, mutations }
}

/** From the release of the pointer to the paint of the new sequence. */
export async function dropToPaint(side: Side): Promise<number> {
  const at = await press(side)
  await begin(side, at)
  for (let step = 0; step < 20; step++) await side.page.mouse.move(at.x, at.y + 16 + step * 6)
  await side.page.waitForTimeout(rest)
  return untilShown(side.page, side.shown, () => side.page.mouse.up())
}

/** The median of ten keys in the settings panel, each until the canvas shows it. */
export async function keysToPaint(side: Side): Promise<number> {
  const { page } = side
  await side.item(6).click({ position: { x: 12, y: 8 } })
  await page.waitForTimeout(rest)
  await side.field().click()
  await page.keyboard.press('End')
  const times: number[] = []
  for (const key of 'abcdefghij') {
    times.push(await untilShown(page, side.shown, () => page.keyboard.press(key)))
    await page.waitForTimeout(100)
  }
  return times.sort((a, b) => a - b)[times.length / 2] ?? NaN
}

/** The slowest undo of a step of each kind: settings, duplicating, moving, deleting. */
export async function undoToPaint(side: Side): Promise<number> {
  const { page, shown } = side
  const steps = [
    () => page.keyboard.press('Control+d'),
    () => page.keyboard.press('Alt+ArrowDown'),
    async () => {
      await page.keyboard.press('Delete')
      await page.getByRole('button', { name: '确定' }).click()
    },
  ]
  let slowest = 0
  for (const step of steps) {
    await side.item(6).click({ position: { x: 12, y: 8 } })
    await untilShown(page, shown, step)
    await page.waitForTimeout(rest)
    slowest = Math.max(slowest, await untilShown(page, shown, () => page.keyboard.press('Control+z')))
    await page.waitForTimeout(rest)
  }
  return slowest
}
