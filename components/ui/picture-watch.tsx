'use client'
import { useEffect } from 'react'

const isOurs = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.parentElement?.classList.contains('picture') === true

/** One listener for every `Picture`: a failed picture gives way to its placeholder, without code in each of them. */
export function PictureWatch() {
  useEffect(() => {
    const hide = (event: Event) => {
      if (isOurs(event.target)) event.target.dataset.missing = ''
    }
    // A picture that comes after all (a new address in the same box) shows again.
    const show = (event: Event) => {
      if (isOurs(event.target)) delete event.target.dataset.missing
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>('.picture > img')) {
      if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) picture.dataset.missing = ''
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
