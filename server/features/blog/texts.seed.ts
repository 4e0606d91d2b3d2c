/** The paragraphs of the ten sample posts, in the order of `blogTopics`. The first paragraph is also the excerpt. */
export const texts: string[][] = [
  [
    'The first thing we unpack in an empty building is not a tape measure but a folding chair. Somebody sits in every corner for twenty minutes, at nine, at noon and at four, and writes down where they would like to stay.',
    'Daylight decides more than walls do. A desk two metres from a window gets ten times the light of a desk six metres away, and the person at it makes fewer mistakes in the afternoon. So the desks that are used all day go to the light, and the ones used for an hour go behind them.',
    'The dark middle of a floor is not lost. It is where screens do not glare and voices do not carry: meeting rooms, printers, the long table. We drew the new floor in Lyon like a beach, with people at the edge and paths in the middle.',
    'There is a film of it. One camera, one window, one day in February, played in forty seconds. The light walks along eleven desks like a cleaner with a cloth.',
  ],
  [
    'A chair is tested by a machine that sits down and stands up a hundred thousand times. Then it is tested by me, forty thousand times, because the machine never complains.',
    'I count with a clicker. On the wall of the lab hangs a table of records: most rounds in an hour, longest without looking at the clock, fewest biscuits. The apprentices lead in the first, the bookkeepers in the second, and nobody in the third.',
    'What we look for is boredom. A lever that is turned without thinking is a good lever. One that is noticed the nine hundredth time will be hated by the ten thousandth.',
    'The Mooring took seven rounds of this. Its armrests became four millimetres shorter on the way, and that is the whole story of why people say it fits under their desk.',
  ],
  [
    'On Friday at five, sixty people in Leeds put their mugs into a box and went home. On Monday at eight they sat down four streets further on, and the mugs stood on the right desks. What happened in between took three lorries and 214 labels.',
    'The trick is to move backwards. The last thing carried out is the first thing carried in, so the lorry is packed in the order of waking up: the kettle on top of everything, then lamps, then chairs, then what people call real furniture.',
    'Each desk had a colour, each person a number, and each box both. Whoever found a box without them was allowed to open it and won what was inside. Nobody won anything.',
    'Owen fed us. Four kinds of sandwiches, one of them meant as a joke, and soup at midnight on Saturday in a room without a ceiling. The film shows us eating it in complete silence.',
  ],
  [
    'People write to us that their phone booth hums. It does, at forty hertz, very softly, and it took us half a year to get it to.',
    'A room without any sound is not quiet. In it you hear your own collar. The first booth had no hum, and everyone who tried it came out after a minute and asked whether something was broken.',
    'So the fan that changes the air turns a little slower than it could. Björn tuned it against a recording of rain on the mill roof. As he said in the meeting where we decided it: silence is a thing you furnish.',
    'We printed that sentence on the inside of the door, very small, at the height where you look when somebody keeps you waiting on the line.',
  ],
  [
    'Astrid Nyhus can tell you the hillside that your desk grew on. I know, because I asked for one that I bought myself, and she sent a photograph with sheep.',
    'Our oak stands for a hundred and forty years, is felled in winter, and dries for two more. Nothing about it can be hurried except the paperwork. When an order doubles in a week, the forest does not.',
    'That is why we buy by the hillside rather than by the board: the knots, the pale streaks, the odd green stain of an old nail. Tobias sorts the boards by mood and swears that he can hear it.',
    'Fashion wants oak white in one year and black in the next. We oil it and wait. "Wood has seen more winters than your mood board," says Astrid, and we have taken to quoting her in catalogues.',
  ],
  [
    'When we gave up fixed desks in Lisbon, nobody minded about the desks. They minded about the mugs.',
    'A mug is a claim. It says: I was here, and I will be back after the meeting. Take away the place where it can stay overnight and people arrive at seven to be near the window, or stop coming.',
    'So the lockers came first and the desks second. Each locker has a shelf that is exactly one mug and one lunch box high, and opens to the kitchen on the other side. You arrive, take your mug through the wall, and choose a seat while the coffee runs.',
    'A month later we counted. Two mugs were missing, one was extra, and the window seats were taken in turns without a single rule having been written. Lunch is now at one table. It is louder, and the soup is better.',
  ],
  [
    'In August everyone goes away except the plants. In September we used to write to a grower in Aalsmeer and order the same ones again.',
    'Maud, who grows them, finally lost patience and sent us a list instead of a lorry. Sansevieria for the corridor, because it drinks when it remembers. Pothos for shelves. A fig only where somebody loves it and that somebody has a deputy.',
    'Looks follow from that. A floor with four kinds of plants in one kind of pot looks designed; a floor with twelve kinds in twelve pots looks like a waiting room. Clay this year, and the leaves may be as wild as they like.',
    'The watering rota hangs beside the fire plan and is taken as seriously. Our losses this summer: one fern, which had been poorly in July.',
  ],
  [
    'In November the sun in Hamburg goes down before the second cup of coffee has. That is the month in which we sell lamps, and in which we understand why.',
    'One bright ceiling makes everyone look as if they were waiting for a train. Three small lights at different heights make a room: one to work by, one to see faces by, and one in a corner for no reason.',
    'The third is the one people cut from the budget. Do not. A lit corner tells you how large the room is and that there is nobody in it. "Light where you look, and once where you do not," is how Harriet puts it.',
    'We tried it on our own floor, with a switch that turned the corner lamp off on odd days. By the third odd day somebody had taped over the switch.',
  ],
  [
    'High water is at six, the bridge lifts at seven, the school opens at eight, and the customer wants the lockers between half past seven and a quarter to eight. This is the game, and it starts anew every morning.',
    'Like every good game it has few rules. A lorry may be early but not late. Heavy things go over the axle. The driver with the longest tour chooses the music. And nobody reverses in front of a nursery.',
    'I used to solve it on paper. Now a program proposes a tour and I try to beat it; the score is written on the door of the cabin. It wins on distance. I win on the days when it rains, because it has never waited under an awning.',
    'Kept windows last month: 97 of 100. The other three were one swan.',
  ],
  [
    'The mill had no windows on the weather side, no heating, and eleven owners. We took it because the rent was a set of shelves a month.',
    'That was twenty years ago. The looms had left holes in the floor at regular distances, and the first desk was built so that its feet would miss them. It is the reason why a Tern is a hundred and sixty centimetres wide. People think it is ergonomics.',
    'Since then every product has been drawn, sawn and sat on within forty steps of that hole. Tobias still has his table over it, and keeps his train tickets inside.',
    'For the anniversary Mateus walked through the house with a camera, from the boiler to the bell in the roof. It takes nine minutes and nobody says a word. You can hear the wood.',
  ],
];
