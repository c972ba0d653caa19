'use client'
import { useEffect } from 'react'

/** Empties the search field when its word is taken out of the list, which the field cannot see: the path is the same. */
export function SearchedWord({ word }: { word: string }) {
  useEffect(
    () => () => {
      const field = document.querySelector<HTMLInputElement>('[role="search"] [name="keywords"]')
      if (field?.value === word) field.value = ''
    },
    [word],
  )
  return null
}
