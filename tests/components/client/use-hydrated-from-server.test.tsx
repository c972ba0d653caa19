/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useHydratedFromServer } from '@/lib/client/page/use-hydrated-from-server'

let renders: string[] = []
let root: Root | undefined

function Island() {
  const value = useHydrated() ? 'Hangzhou' : 'unknown'
  renders.push(value)
  return <output>{value}</output>
}

/** Puts server-rendered HTML into the page and hydrates it. */
function hydrate(children: React.ReactElement, html = renderToString(children)): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  document.body.append(box)
  renders = []
  act(() => {
    root = hydrateRoot(box, children)
  })
  return box
}

beforeEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.innerHTML = ''
  renders = []
})

describe('useHydrated', () => {
  it('is false in the document', () => {
    expect(renderToString(<Island />)).toContain('unknown')
  })

  it('is false in the first render of a hydration, and true in one further render', () => {
    hydrate(<Island />)
    expect(renders).toEqual(['unknown', 'Hangzhou'])
    expect(screen.getByRole('status')).toHaveTextContent('Hangzhou')
  })

  it('is true at once in components that are mounted later', () => {
    render(<Island />)
    expect(renders).toEqual(['Hangzhou'])
  })
})

describe('useHydratedFromServer', () => {
  const results: boolean[] = []
  const Probe = () => {
    results.push(useHydratedFromServer())
    return null
  }

  it('says whether the component was hydrated, without a second render', () => {
    results.length = 0
    hydrate(<Probe />)
    expect(results.slice(-1)).toEqual([true])
    results.length = 0
    render(<Probe />)
    expect(results).toEqual([false])
  })
})
