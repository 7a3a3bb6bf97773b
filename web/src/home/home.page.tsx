export default function Home() {
  return <main>화랑</main>;
}
