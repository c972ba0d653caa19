/** @jest-environment ./tests/setup/browser-environment.ts */
import { fireEvent, render } from '@testing-library/react'
import { RichText } from '@/components/content/rich-text'
import { PictureWatch } from '@/components/ui/picture-watch'

/** A text with one picture in its box; `top` is the position of the box in the viewport. */
function show(html: string, top = 0): { picture: HTMLImageElement; box: HTMLElement } {
  const { container } = render(
    <>
      <RichText html={html} />
      <PictureWatch />
    </>,
  )
  const [picture, box] = [container.querySelector('img'), container.querySelector<HTMLElement>('.picture')]
  if (!picture || !box) throw new Error('no picture')
  box.getBoundingClientRect = () => new DOMRect(0, top, 800, 600)
  return { picture, box }
}

/** Loads the picture with this size. */
function arrive(picture: HTMLImageElement, width: number, height: number): void {
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(picture)
}

describe('a picture in a text', () => {
  it('keeps its box with the placeholder when it fails to load', () => {
    const { picture, box } = show('<p><img src="/media/none.png" alt="规格"></p>')
    fireEvent.error(picture)
    expect(picture).toHaveAttribute('data-missing')
    expect(box).toHaveStyle({ aspectRatio: '4/3' })
  })

  it('keeps a box of its own size, loaded or not', () => {
    const { picture, box } = show('<img src="/media/a.png" width="750" height="1200">')
    arrive(picture, 1500, 2400)
    expect(box).toHaveStyle({ width: '750px', aspectRatio: '750/1200' })
  })

  it('without a size does not shift the layout while it is in view', () => {
    const { picture, box } = show('<img src="/media/a.png">', 100)
    arrive(picture, 750, 1200)
    expect(box).toHaveStyle({ aspectRatio: '4/3' })
  })

  it.each([window.innerHeight + 1, -601])(
    'that did not tell its size takes it out of sight, at %i',
    (top) => {
      const { picture, box } = show('<img src="/media/a.png">', top)
      arrive(picture, 750, 1200)
      expect(box).toHaveStyle({ width: '750px', aspectRatio: '750/1200' })
    },
  )
})
