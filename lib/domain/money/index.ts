export * from './split'
export * from './text'
