export * from './pages/articles'
export * from './pages/protocols'
export * from './pages/reviews'
export * from './pages/site'
