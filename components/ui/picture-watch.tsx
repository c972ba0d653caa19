'use client'
import { useEffect } from 'react'

const isOurs = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.closest('.picture') !== null

/**
 * Gives the box of a picture without declared size (lib/web/rich-pictures) the size of the loaded picture, but only
 * outside of the window: inside, the content below would jump, so the box stays and shows the whole picture. Above the
 * window scroll anchoring keeps the visible text in place.
 */
function applyNaturalSize(picture: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height, parentElement: box } = picture
  if (box?.dataset.unsized === undefined || width === 0 || height === 0) return
  const { top, bottom } = box.getBoundingClientRect()
  if (bottom > 0 && top < window.innerHeight) return
  box.style.aspectRatio = `${width}/${height}`
  if (!box.style.width) box.style.width = `${width}px`
  delete box.dataset.unsized
}

/** One listener for all `Picture`s: hides pictures that failed to load, so that their placeholder shows. */
export function PictureWatch() {
  useEffect(() => {
    const hide = (event: Event) => {
      if (isOurs(event.target)) event.target.dataset.missing = ''
    }
    const show = (event: Event) => {
      if (!isOurs(event.target)) return
      // The same img may load another URL after a failure.
      delete event.target.dataset.missing
      applyNaturalSize(event.target)
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>('.picture img')) {
      if (!picture.complete || !picture.currentSrc) continue
      if (picture.naturalWidth === 0) picture.dataset.missing = ''
      else applyNaturalSize(picture)
    }
    document.addEventListener('error', hide, true)
    document.addEventListener('load', show, true)
    return () => {
      document.removeEventListener('error', hide, true)
      document.removeEventListener('load', show, true)
    }
  }, [])
  return null
}
