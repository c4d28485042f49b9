export { ClientButton, OfficeButton } from './components/desktop-only.tsx'
