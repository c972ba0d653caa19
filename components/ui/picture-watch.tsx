'use client'
import { useEffect } from 'react'

const isOurs = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.parentElement?.classList.contains('picture') === true

/**
 * Gives the box of a picture that did not tell its size (lib/web/rich-pictures) the picture's own one, unless somebody
 * is looking at it: then it stays, and the picture is shown whole within it. Below the window nothing that is seen moves,
 * above it browsers hold the text in its place.
 */
function settle(picture: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height, parentElement: box } = picture
  if (box?.dataset.unsized === undefined || width === 0 || height === 0) return
  const { top, bottom } = box.getBoundingClientRect()
  if (bottom > 0 && top < window.innerHeight) return
  box.style.aspectRatio = `${width}/${height}`
  if (!box.style.width) box.style.width = `${width}px`
  delete box.dataset.unsized
}

/** One listener for every `Picture`: a failed picture gives way to its placeholder, without code in each of them. */
export function PictureWatch() {
  useEffect(() => {
    const hide = (event: Event) => {
      if (isOurs(event.target)) event.target.dataset.missing = ''
    }
    const show = (event: Event) => {
      if (!isOurs(event.target)) return
      // A picture that comes after all (a new address in the same box) shows again.
      delete event.target.dataset.missing
      settle(event.target)
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>('.picture > img')) {
      if (!picture.complete || !picture.currentSrc) continue
      if (picture.naturalWidth === 0) picture.dataset.missing = ''
      else settle(picture)
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
