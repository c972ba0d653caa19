import { pageIdOf, pageType, panelType, positionOf, widgetOf } from '@/lib/domain/design/document'
import { align, changeLayer, distribute, type Edge, type Layer } from '../core/commands/arrange'
import { duplicate } from '../core/commands/clipboard'
import { insertChild, selectedOrOuterPanel } from '../core/commands/insert'
import { moveWidget, shiftWidget } from '../core/commands/move'
import type { Editor } from '../core/editor'
import { paletteTypes } from '../document/catalogue'

/** Something that an operator can do: an entry of menus and of the command palette. */
export interface Action {
  id: string
  label: string
  shortcut?: string
  /** Shown where others have their keys, such as the type of a widget. */
  note?: string
  /** Other words under which it is found; not shown. */
  words?: string
  isDisabled?: boolean
  /** For switches: whether it is on. */
  isChecked?: boolean
  run: () => void
}

/** Actions that need the screen. */
export interface ScreenActions {
  remove: (ids: readonly string[]) => void
  editText: (id: string) => void
  copy: () => void
  cut: () => void
  paste: () => void
}

const edges: readonly [Edge, string][] = [
  ['left', '左对齐'],
  ['center', '水平居中'],
  ['right', '右对齐'],
  ['top', '顶对齐'],
  ['middle', '垂直居中'],
  ['bottom', '底对齐'],
]
const layers: readonly [Layer, string][] = [
  ['forward', '上移一层'],
  ['backward', '下移一层'],
  ['front', '置顶'],
  ['back', '置底'],
]

interface Selected {
  ids: readonly string[]
  /** The one that was selected last. */
  id: string | undefined
  type: string | undefined
  /** The panel around it. */
  panel: string | undefined
  isReadOnly: boolean
}

function selectedIn(editor: Editor): Selected {
  const { document, selection } = editor.state
  const id = selection.at(-1)
  return {
    ids: selection,
    id,
    type: id === undefined ? undefined : widgetOf(document, id)?.settings.type,
    panel: id === undefined ? undefined : positionOf(document, id)?.panel,
    isReadOnly: editor.isReadOnly,
  }
}

/** 编辑文字, 剪切, 复制, 粘贴, 创建副本, 删除. */
export function clipboardActions(editor: Editor, screen: ScreenActions): Action[] {
  const { ids, id, type, isReadOnly } = selectedIn(editor)
  const hasWidget = id !== undefined && type !== pageType
  const isLocked = isReadOnly || !hasWidget
  const text: Action[] =
    type === 'W0011' && id !== undefined && !isReadOnly
      ? [{ id: 'text', label: '编辑文字', shortcut: 'Enter', run: () => screen.editText(id) }]
      : []
  return [
    ...text,
    { id: 'cut', label: '剪切', shortcut: 'Ctrl+X', isDisabled: isLocked, run: screen.cut },
    { id: 'copy', label: '复制', shortcut: 'Ctrl+C', isDisabled: !hasWidget, run: screen.copy },
    // 粘 has two readings.
    {
      id: 'paste',
      label: '粘贴',
      words: 'nt',
      shortcut: 'Ctrl+V',
      isDisabled: isReadOnly,
      run: screen.paste,
    },
    {
      id: 'duplicate',
      label: '创建副本',
      shortcut: 'Ctrl+D',
      isDisabled: isLocked,
      run: () => editor.run(duplicate(ids)),
    },
    {
      id: 'remove',
      label: '删除',
      shortcut: 'Delete',
      isDisabled: isLocked,
      run: () => screen.remove(ids),
    },
  ]
}

/** Where the selected widget stands: among the widgets of its zone, and in which zone. */
export function placeActions(editor: Editor): Action[] {
  const { id, type, panel, isReadOnly } = selectedIn(editor)
  if (id === undefined || panel !== undefined || type === pageType || isReadOnly) return []
  const { document } = editor.state
  const zone = positionOf(document, id)?.zone
  const zones = [
    ['header', '移动到头部'],
    ['body', '移动到正文'],
    ['footer', '移动到尾部'],
  ] as const
  const others = zones.filter(([name]) => name !== zone && (name === 'body' || type === panelType))
  return [
    { id: 'up', label: '上移', shortcut: 'Alt+↑', run: () => editor.run(shiftWidget(id, -1)) },
    { id: 'down', label: '下移', shortcut: 'Alt+↓', run: () => editor.run(shiftWidget(id, 1)) },
    ...others.map(([name, label]) => ({
      id: `to-${name}`,
      label,
      run: () => editor.run(moveWidget(id, { zone: name, index: document.zones[name].length })),
    })),
  ]
}

/** How the selected children of a panel stand to each other. */
export function arrangeActions(editor: Editor): Action[] {
  const { ids, id, panel, isReadOnly } = selectedIn(editor)
  if (id === undefined || panel === undefined || isReadOnly) return []
  return [
    ...edges.map(([edge, label]) => ({ id: edge, label, run: () => editor.run(align(ids, edge)) })),
    ...(ids.length > 2
      ? [
          { id: 'distribute-x', label: '水平分布', run: () => editor.run(distribute(ids, 'x')) },
          { id: 'distribute-y', label: '垂直分布', run: () => editor.run(distribute(ids, 'y')) },
        ]
      : []),
  ]
}

/** In which sequence the selected child is stacked. */
export function layerActions(editor: Editor): Action[] {
  const { ids, id, panel, isReadOnly } = selectedIn(editor)
  if (id === undefined || panel === undefined || ids.length > 1 || isReadOnly) return []
  return layers.map(([layer, label]) => ({
    id: layer,
    label,
    run: () => editor.run(changeLayer(id, layer)),
  }))
}

/** Commands that change the selection. */
export function selectActions(editor: Editor): Action[] {
  const { panel } = selectedIn(editor)
  const page = pageIdOf(editor.state.document)
  return [
    ...(panel === undefined
      ? []
      : [
          {
            id: 'select-panel',
            label: '选中所在的自由面板',
            shortcut: 'Esc',
            run: () => {
              editor.select([panel])
            },
          },
        ]),
    ...(page === undefined
      ? []
      : [
          {
            id: 'page',
            label: '页面设置',
            run: () => {
              editor.select([page])
            },
          },
        ]),
  ]
}

/** Adds a widget to the selected free panel, without a pointer: at the first free place. */
export function insertChildActions(editor: Editor): Action[] {
  const target = selectedOrOuterPanel(editor.state)
  if (target === undefined || editor.isReadOnly) return []
  return paletteTypes
    .filter((one) => editor.catalogue.fitsPanel(one))
    .map((one) => ({
      id: `child-${one}`,
      label: `添加${editor.catalogue.nameOf(one)}到自由面板`,
      note: one,
      run: () => editor.run(insertChild(one, target, { x: 0, y: 0 })),
    }))
}
