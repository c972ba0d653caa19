import { navigationFromSheets, sheetKey, sheetOfEntry } from './sheet-entry'

/**
 * History entries of sheets: on phones Back closes a sheet before it leaves the page.
 *
 * A sheet pushes an entry with the URL of the page, marked in its state. Closing the sheet otherwise takes the entry
 * away by going back, in a task of its own: a navigation that begins together with the closing replaces the entry
 * instead, because going back would cancel it. Entries that stay behind nevertheless, such as those of nested sheets,
 * are skipped.
 *
 * The router does not learn of steps between a page and its sheets: it would give up a navigation in flight, and lists
 * would take the step for a return to the page.
 */

interface Sheet {
  id: number
  close: () => void
}

/** Open sheets, the last one on top. */
const open: Sheet[] = []
/** Sheets whose entry a navigation replaces. */
const taken = new Set<number>()
let lastId = 0
let isListening = false
/** Going back from the entry of a closed sheet, until the browser arrives. */
let leaving: PromiseWithResolvers<void> | null = null
/** The page of the current entry. */
let page = ''

const pageUrl = () => window.location.pathname + window.location.search
const isDead = (id: number | undefined): id is number =>
  id !== undefined && open.every((sheet) => sheet.id !== id)

function leave(): void {
  leaving ??= Promise.withResolvers<void>()
  window.history.back()
}

function onPopState(event: PopStateEvent): void {
  const at = sheetOfEntry()
  const isSamePage = pageUrl() === page
  page = pageUrl()
  if (leaving) {
    leaving.resolve()
    leaving = null
    if (isSamePage) event.stopImmediatePropagation()
  } else {
    // Back closes the sheets above the entry; on another page all of them.
    const closing = open.splice(open.findIndex(({ id }) => id === at) + 1)
    if (closing.length > 0 && isSamePage) event.stopImmediatePropagation()
    for (const sheet of closing.toReversed()) sheet.close()
  }
  if (isDead(at)) leave()
}

/** Numbers from the clock: an entry of an earlier document must not look like that of a sheet of this one. */
const nextId = () => (lastId = Math.max(lastId + 1, Date.now()))

function listen(): void {
  if (isListening) return
  isListening = true
  window.mallStep = onPopState
  navigationFromSheets.run = (navigate) => {
    if (leaving) return void leaving.promise.then(() => navigationFromSheets.run(navigate))
    const id = sheetOfEntry()
    if (id !== undefined) taken.add(id)
    navigate(id !== undefined)
  }
  navigationFromSheets.changeEntry = (change) => {
    const again = () => navigationFromSheets.changeEntry(change)
    const id = sheetOfEntry()
    if (leaving) void leaving.promise.then(again)
    // Closed in this task: the next one begins to leave its entry.
    else if (isDead(id) && !taken.has(id)) setTimeout(again)
    else change()
  }
}

/**
 * Pushes the history entry of a sheet that opens.
 * @param close called when the visitor goes back
 * @returns to be called when the sheet has closed for another reason, or is unmounted
 */
export function pushSheetEntry(close: () => void): () => void {
  listen()
  const id = nextId()
  // A sheet that opens as another one closes takes over its entry.
  const method = isDead(sheetOfEntry()) && !leaving ? 'replaceState' : 'pushState'
  // With the fields of the router, which then passes the entry on unchanged.
  window.history[method]({ ...(window.history.state as object | null), [sheetKey]: id }, '')
  page = pageUrl()
  open.push({ id, close })
  return () => {
    const index = open.findIndex((sheet) => sheet.id === id)
    if (index === -1) return
    open.splice(index, 1)
    setTimeout(() => {
      if (sheetOfEntry() === id && !taken.has(id)) leave()
    })
  }
}

/** Leaves the entry of a sheet of an earlier document: after a reload, or on the way back from another site. */
export function leaveForeignSheet(): void {
  if (sheetOfEntry() !== undefined) window.history.back()
}
