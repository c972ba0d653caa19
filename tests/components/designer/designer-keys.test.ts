import { pressKey } from '@/app/edit/_designer/core/keys'
import { editorOf } from '../../fixtures/designer'

function keyboard() {
  const { editor, refusals } = editorOf()
  const asked: string[] = []
  const press = (...keys: string[]) =>
    keys.map((text) => {
      const parts = text.split('+')
      return pressKey(
        editor,
        {
          key: parts.at(-1) ?? '',
          ctrl: parts.includes('Ctrl'),
          shift: parts.includes('Shift'),
          alt: parts.includes('Alt'),
        },
        {
          remove: (ids) => asked.push(`delete ${ids.join()}`),
          editText: (id) => asked.push(`text ${id}`),
          save: () => asked.push('save'),
          openCommands: () => asked.push('commands'),
          openMenu: () => asked.push('menu'),
          openHelp: () => asked.push('help'),
          zoom: (steps) => asked.push(`zoom ${steps}`),
        },
      )
    })
  const settings = (id: string) => editor.state.document.widgets[id]?.settings
  return { editor, refusals, asked, press, settings }
}

describe('the keys of the designer', () => {
  it('select the widgets of the page one after the other', () => {
    const { editor, press } = keyboard()
    press('ArrowDown', 'ArrowDown')
    expect(editor.state.selection).toEqual(['slides'])
    press('ArrowUp', 'ArrowUp')
    expect(editor.state.selection).toEqual(['text'])
  })

  it('sort the selected widget with Alt', () => {
    const { editor, press } = keyboard()
    editor.select(['slides'])
    press('Alt+ArrowUp')
    expect(editor.state.document.zones.body).toEqual(['page', 'slides', 'text', 'panel'])
  })

  it('enter a panel, move a child by 1 and 10 px, and leave the panel', () => {
    const { editor, press, settings } = keyboard()
    editor.select(['panel'])
    press('Enter', 'ArrowDown', 'Shift+ArrowRight')
    expect(settings('a')).toMatchObject({ x: 10, y: 1 })
    press('Escape')
    expect(editor.state.selection).toEqual(['panel'])
    press('Escape')
    expect(editor.state.selection).toEqual([])
  })

  it('undo, redo, duplicate and select all', () => {
    const { editor, press, settings } = keyboard()
    editor.select(['a'])
    press('ArrowDown', 'Ctrl+z')
    expect(settings('a')).toMatchObject({ y: 0 })
    press('Ctrl+Shift+Z')
    expect(settings('a')).toMatchObject({ y: 1 })
    press('Ctrl+d', 'Ctrl+a')
    expect(editor.state.selection).toEqual(['a', 'b', 'c', 'n1'])
  })

  it('ask the screen to delete, to edit a text, to save and to list the commands', () => {
    const { editor, press, asked } = keyboard()
    editor.select(['text'])
    press('Delete', 'Enter', 'Ctrl+s', 'Ctrl+k')
    expect(asked).toEqual(['delete text', 'text text', 'save', 'commands'])
  })

  it('ask the screen for the menu, for the list of keys and for another zoom', () => {
    const { press, asked } = keyboard()
    press('Shift+F10', 'ContextMenu', '?', 'Ctrl+=', 'Ctrl+-', 'Ctrl+0')
    expect(asked).toEqual(['menu', 'menu', 'help', 'zoom 1', 'zoom -1', 'zoom 0'])
  })

  it('leave other keys to the browser', () => {
    const { press } = keyboard()
    expect(press('a', 'Tab', 'Ctrl+f', 'Delete', 'Enter', 'F10')).toEqual(Array<boolean>(6).fill(false))
  })
})
