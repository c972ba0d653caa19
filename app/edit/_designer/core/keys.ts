import { arrowDirections } from '@/components/ui/arrow-directions'
import { positionOf, widgetOf, zones } from '@/lib/domain/design/document'
import { moveChildren } from './commands/arrange'
import { duplicate } from './commands/clipboard'
import { shiftWidget } from './commands/move'
import type { Editor } from './editor'

export interface Key {
  key: string
  /** Ctrl, or ⌘ on a Mac. */
  ctrl: boolean
  shift: boolean
  alt: boolean
}

/** Actions that need the screen. */
export interface KeyActions {
  remove: (ids: readonly string[]) => void
  editText: (id: string) => void
  save: () => void
  openCommands: () => void
  /** The context menu of the selected widget. */
  openMenu: () => void
  openHelp: () => void
  /** Steps of zoom; 0 fits the page into the window. */
  zoom: (steps: -1 | 0 | 1) => void
}

/** All widgets from top to bottom that can be selected by keys: those of the zones, without the page settings. */
const rowIds = ({ state: { document } }: Editor): string[] =>
  zones.flatMap((zone) =>
    document.zones[zone].filter((id) => widgetOf(document, id)?.settings.type !== 'W0000'),
  )

function selectNext(editor: Editor, by: number): void {
  const ids = rowIds(editor)
  const current = editor.state.selection.at(-1)
  const at = current === undefined ? -1 : ids.indexOf(current)
  const next = ids[at < 0 ? (by > 0 ? 0 : ids.length - 1) : Math.max(0, Math.min(at + by, ids.length - 1))]
  if (next !== undefined) editor.select([next])
}

/** Arrow keys: children move by 1 px (10 with Shift), Alt sorts widgets of the page, otherwise the selection moves. */
function arrow(editor: Editor, by: { x: number; y: number }, { shift, alt }: Key): boolean {
  const { document, selection } = editor.state
  const id = selection.at(-1)
  const isChild = id !== undefined && positionOf(document, id)?.panel !== undefined
  if (isChild) {
    const step = shift ? 10 : 1
    editor.run(moveChildren(selection, { x: by.x * step, y: by.y * step }))
  } else if (by.y === 0) return false
  else if (alt && id !== undefined) editor.run(shiftWidget(id, by.y < 0 ? -1 : 1))
  else selectNext(editor, by.y)
  return true
}

/** From a child to its panel, from a widget to the page. */
function selectOuter(editor: Editor): void {
  const { document, selection } = editor.state
  const id = selection.at(-1)
  const panel = id === undefined ? undefined : positionOf(document, id)?.panel
  editor.select(panel === undefined ? [] : [panel])
}

function selectAll(editor: Editor): void {
  const { document, selection } = editor.state
  const id = selection.at(-1)
  const panel = id === undefined ? undefined : (positionOf(document, id)?.panel ?? id)
  const children = panel === undefined ? [] : (widgetOf(document, panel)?.children ?? [])
  editor.select(children.length > 0 ? children : rowIds(editor))
}

/** Enter: the text of a text widget, or the first child of a panel. */
function enter(editor: Editor, actions: KeyActions): boolean {
  const { document, selection } = editor.state
  const id = selection.at(-1)
  const widget = id === undefined ? undefined : widgetOf(document, id)
  if (id === undefined || !widget) return false
  if (widget.settings.type === 'W0011') actions.editText(id)
  else if (widget.children?.[0] !== undefined) editor.select([widget.children[0]])
  else return false
  return true
}

/** Runs what a key means in the designer; false when it means nothing, so that the browser handles it. */
export function pressKey(editor: Editor, key: Key, actions: KeyActions): boolean {
  const { selection } = editor.state
  if (key.ctrl) {
    switch (key.key.toLowerCase()) {
      case 'z':
        if (key.shift) editor.redo()
        else editor.undo()
        return true
      case 'y':
        editor.redo()
        return true
      case 'd':
        editor.run(duplicate(selection))
        return true
      case 'a':
        selectAll(editor)
        return true
      case 's':
        actions.save()
        return true
      case 'k':
        actions.openCommands()
        return true
      case '=':
      case '+':
        actions.zoom(1)
        return true
      case '-':
        actions.zoom(-1)
        return true
      case '0':
        actions.zoom(0)
        return true
      default:
        return false
    }
  }
  const direction = arrowDirections[key.key]
  if (direction) return arrow(editor, direction, key)
  switch (key.key) {
    case 'Delete':
    case 'Backspace':
      actions.remove(selection)
      return selection.length > 0
    case 'Escape':
      selectOuter(editor)
      return true
    case 'Enter':
      return enter(editor, actions)
    case 'ContextMenu':
      actions.openMenu()
      return true
    case 'F10':
      if (key.shift) actions.openMenu()
      return key.shift
    case '?':
      actions.openHelp()
      return true
    default:
      return false
  }
}
