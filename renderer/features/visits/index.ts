export { VisitChoice } from './components/visit-parts.tsx'
