export * from './setting'
export * from './texts'
