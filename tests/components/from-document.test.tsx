/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Still } from '@/components/ui/still'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useFromDocument } from '@/lib/client/from-document'

let drawn: string[] = []
let root: Root | undefined

function Island() {
  const value = useHydrated() ? 'Hangzhou' : 'unknown'
  drawn.push(value)
  return <output>{value}</output>
}

/** Puts what the server would send into the page and lets React take it over. */
function takeOver(children: React.ReactElement, html = renderToString(children)): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  document.body.append(box)
  drawn = []
  act(() => {
    root = hydrateRoot(box, children)
  })
  return box
}

beforeEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.innerHTML = ''
  drawn = []
})

describe('what only the browser knows', () => {
  it('is unknown in the document', () => {
    expect(renderToString(<Island />)).toContain('unknown')
  })

  it('is drawn as the document has it first, and then as it is, once', () => {
    takeOver(<Island />)
    expect(drawn).toEqual(['unknown', 'Hangzhou'])
    expect(screen.getByRole('status')).toHaveTextContent('Hangzhou')
  })

  it('is there at once in what comes later', () => {
    render(<Island />)
    expect(drawn).toEqual(['Hangzhou'])
  })
})

describe('a component', () => {
  const seen: boolean[] = []
  const Place = () => {
    seen.push(useFromDocument())
    return null
  }

  it('knows whether it was taken over from the document, without being drawn again', () => {
    seen.length = 0
    takeOver(<Place />)
    expect(seen.slice(-1)).toEqual([true])
    seen.length = 0
    render(<Place />)
    expect(seen).toEqual([false])
  })
})

describe('what stands still', () => {
  const menu = (text: string) => (
    <Still className="menu">
      <b>{text}</b>
    </Still>
  )

  it('keeps what the document holds, and is drawn where there was no document', () => {
    const box = takeOver(menu('全部分类'), '<div class="menu"><b>全部分类</b></div>')
    expect(box.querySelector('b')).toHaveTextContent('全部分类')
    render(menu('家电'))
    expect(screen.getByText('家电')).toBeVisible()
  })
})
