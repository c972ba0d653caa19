/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SkipHydration } from '@/components/ui/skip-hydration'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useHydratedFromServer } from '@/lib/client/use-hydrated-from-server'

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
    seen.push(useHydratedFromServer())
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
    <SkipHydration className="menu">
      <b>{text}</b>
    </SkipHydration>
  )

  it('keeps what the document holds, and is drawn where there was no document', () => {
    const box = takeOver(menu('全部分类'), '<div class="menu"><b>全部分类</b></div>')
    expect(box.querySelector('b')).toHaveTextContent('全部分类')
    render(menu('家电'))
    expect(screen.getByText('家电')).toBeVisible()
  })
})
