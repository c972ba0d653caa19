import type { Editor } from '../core/editor'
import {
  arrangeActions,
  clipboardActions,
  layerActions,
  placeActions,
  selectActions,
  type Action,
  type ScreenActions,
} from './actions'
import { otherActions, pageActions, viewActions, type WindowActions } from './window-actions'

/** Groups of the context menu of the selected widgets. */
export const contextGroups = (editor: Editor, screen: ScreenActions): Action[][] => [
  clipboardActions(editor, screen),
  placeActions(editor),
  layerActions(editor),
  editor.state.selection.length > 1 ? arrangeActions(editor) : [],
  selectActions(editor),
]

/** Groups of the menu 更多; in narrow windows also the actions that the toolbar has no room for. */
export const moreGroups = (editor: Editor, window: WindowActions, isNarrow: boolean): Action[][] => [
  pageActions(editor, window),
  viewActions(window),
  isNarrow ? selectActions(editor) : [],
  otherActions(editor, window).filter(({ id }) => id === 'help' || id === 'about'),
]
