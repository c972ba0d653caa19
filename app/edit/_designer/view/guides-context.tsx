'use client'
import { createContext, use } from 'react'
import { Guides } from './guides'

interface ShownGuides {
  guides: Guides
  isShown: boolean
}

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

const GuidesContext = createContext<ShownGuides>({ guides: new Guides(0, nothing), isShown: false })

export const GuidesProvider = GuidesContext.Provider

/** The guides of the open page, and whether they are shown. */
export const useGuides = (): ShownGuides => use(GuidesContext)
